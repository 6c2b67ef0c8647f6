/**
 * Draws a view: one element a pile, one a card, kept from picture to picture by its key. Holds no game state; what it
 * remembers is only where each card was drawn last, so that motion can be derived from two pictures.
 *
 * @import { Pile, PlacedPile, Point, Table, View } from "./types.d.ts"
 * @import { Card } from "./cascade.js"
 * @import { Texts } from "./texts.js"
 */
import { drawFace } from "./face.js";
import { layout } from "./layout.js";
import { currentLooks, onLooks } from "./looks.js";
import { endShow, travel } from "./motion.js";
import { homeward } from "./order.js";

const MARKED_MS = 1800;

/** Where a deal comes from in a game without a stock: below the table. @type {Pile} */
const DECK = { id: "", role: "stock", at: [0, 0], fan: "none", cards: [] };

/**
 * A card as it was drawn last. `name` is the face that its name was given for; `offset` is how far a drag had carried it
 * when it was let go.
 *
 * @typedef {{ element: HTMLElement, face: string, name: string, up: boolean, pile: Pile | null, at: Point | null,
 *   offset: Point | null }} DrawnCard
 */

/** @param {HTMLElement} root @param {Texts} texts */
export function createBoard(root, texts) {
  /** @type {Map<number, DrawnCard>} */
  const cards = new Map();
  /** @type {Map<string, HTMLElement>} */
  const piles = new Map();
  /** @type {DrawnCard[]} */
  let lifted = [];
  /** @type {View | null} */
  let drawn = null;
  /** @type {Table | null} */
  let table = null;
  let room = { w: 0, h: 0 };
  let unmark = 0;
  /** @type {HTMLElement[]} */
  let offered = [];
  /** @type {((root: HTMLElement, cards: Card[]) => Promise<void>) | undefined} */
  let celebrate;
  /** Goes up with every change of the looks: faces drawn before are out of date. */
  let fashion = 0;

  onLooks(() => {
    fashion += 1;
    if (drawn) draw(drawn, room, { still: true });
  });

  /**
   * Draws the whole view; the same view again changes nothing.
   *
   * @param {View} view
   * @param {{ w: number, h: number }} box
   * @param {{ still?: boolean, isShown?: boolean }} [how] `still` where nothing should be seen to move, `isShown` where a
   *   win is nothing to celebrate
   */
  function draw(view, box, { still = false, isShown = false } = {}) {
    const isNewDeal = drawn !== null && drawn.deal !== view.deal;
    if (drawn?.ply !== view.ply || isNewDeal || room.w !== box.w || room.h !== box.h) endShow();
    const isWin = drawn !== null && !isNewDeal && drawn.status !== "won" && view.status === "won";
    const laid = layout(view, box, currentLooks());
    if (drawn?.deal !== view.deal) forget();
    root.dataset["ply"] = String(view.ply);
    root.dataset["status"] = view.status;
    table = laid;
    root.classList.toggle("-small", laid.isSmall);
    root.style.setProperty("--w", `${laid.card.w}px`);
    root.style.setProperty("--h", `${laid.card.h}px`);
    arrange(
      root,
      view.piles.map((pile, index) => drawPile(pile, /** @type {PlacedPile} */ (laid.piles[index]), view)),
    );
    if (isNewDeal && !still) startFrom(laid, box, view);
    placeAll(view, laid, isNewDeal, still);
    drawn = view;
    room = box;
    if (isWin && !still && !isShown) void celebrate?.(root, leapers(view, laid));
  }

  /**
   * Puts every card where it belongs. Those that leave in turn do so as a deal goes: row by row.
   *
   * @param {View} view @param {Table} laid @param {boolean} isNewDeal @param {boolean} still
   */
  function placeAll(view, laid, isNewDeal, still) {
    const home = drawn && !isNewDeal ? homeward(drawn, view) : [];
    const all = view.piles.flatMap((pile, index) =>
      pile.cards.map(({ k }, height) => ({ k, pile, height, position: laid.piles[index]?.cards[height] })),
    );
    if (isNewDeal) all.sort((a, b) => a.height - b.height);
    let turn = 0;
    for (const { k, pile, position } of all) {
      const card = cards.get(k);
      if (card && position && place(card, pile, position, still, turn, home.indexOf(k))) turn += 1;
    }
  }

  /**
   * The cards on the foundations, or on the waste where there are none, in the order in which they leap: the last of each
   * pile first.
   *
   * @param {View} view @param {Table} laid
   */
  function leapers({ piles }, { card, piles: placed }) {
    const won = piles.some((pile) => pile.role === "foundation") ? "foundation" : "waste";
    const all = piles.flatMap((pile, index) => {
      const at = placed[index]?.place;
      if (pile.role !== won || !at) return [];
      return pile.cards.map(({ k }, height) => ({ k, at, depth: pile.cards.length - height }));
    });
    return all
      .sort((a, b) => a.depth - b.depth)
      .flatMap(({ k, at }) => {
        const element = cards.get(k)?.element;
        return element ? { element, ...at, ...card } : [];
      });
  }

  /** Another deal: the same keys now name other cards. */
  function forget() {
    for (const card of cards.values()) card.at = null;
    lifted = [];
  }

  /** Lets a new deal's columns come out of the stock. @param {Table} laid @param {{ w: number, h: number }} box @param {View} view */
  function startFrom(laid, box, view) {
    const index = view.piles.findIndex((pile) => pile.role === "stock");
    const at = laid.piles[index]?.place ?? { x: (box.w - laid.card.w) / 2, y: box.h };
    for (const pile of view.piles) {
      if (pile.role !== "tableau") continue;
      for (const { k } of pile.cards) Object.assign(cards.get(k) ?? {}, { at, up: false, pile: DECK });
    }
  }

  /** @param {Pile} pile @param {PlacedPile} placed @param {View} view */
  function drawPile(pile, placed, view) {
    const element = piles.get(pile.id) ?? makePile(pile.id, pile.role);
    piles.set(pile.id, element);
    element.className = `pile -${pile.role} -${placed.fan}`;
    element.classList.toggle("-under", isUnder(pile, view));
    element.style.setProperty("--shows", `${placed.shows}px`);
    const outline = /** @type {HTMLElement} */ (element.firstElementChild);
    const isHeard = isEmptyPlace(pile);
    setAttributes(outline, { role: isHeard ? "button" : null, "aria-hidden": isHeard ? null : "true" });
    outline.style.translate = `${placed.place.x}px ${placed.place.y}px`;
    outline.dataset["sign"] = pile.sign ?? (pile.base ? "rank" : "");
    outline.textContent = pile.base && !pile.sign ? texts.index(pile.base) : "";
    arrange(element, [outline, ...pile.cards.map(({ k, c }, height) => drawCard(k, c, pile, height))]);
    return element;
  }

  /** Says what lies on a pile, or that nothing does. @param {Pile} pile */
  function nameCards(pile) {
    const outline = piles.get(pile.id)?.firstElementChild;
    const place = isEmptyPlace(pile) ? texts.say("place-empty", { base: pile.base ?? "" }) : null;
    if (outline) setAttributes(outline, { "aria-label": place });
    for (const { k, c } of pile.cards) {
      const card = cards.get(k);
      if (!card || card.name === card.face) continue;
      card.name = card.face;
      card.element.setAttribute("aria-label", texts.card(c));
    }
  }

  /** @param {number} k @param {string | undefined} code @param {Pile} pile @param {number} height */
  function drawCard(k, code, pile, height) {
    const card = cards.get(k) ?? {
      element: makeCard(),
      face: "",
      name: "",
      up: false,
      pile: null,
      at: null,
      offset: null,
    };
    cards.set(k, card);
    const { element } = card;
    element.classList.toggle("-covered", isCovered(pile, height));
    element.classList.toggle("-strip", isUnderOther(pile, height));
    const isHeard = pile.role !== "stock" && (pile.fan === "down" || height === pile.cards.length - 1);
    setAttributes(element, { role: code ? "button" : "img", "aria-hidden": isHeard ? null : "true" });
    const isSmall = table?.isSmall ?? false;
    const face = `${code ?? ""} ${texts.language} ${fashion} ${isSmall}`;
    if (card.face === face) return element;
    card.face = face;
    element.classList.toggle("-up", code !== undefined);
    if (code) {
      element.dataset["card"] = code;
      element.dataset["suit"] = code.charAt(1);
      drawFace(element, code, texts.index(code.charAt(0)), isSmall);
    } else {
      delete element.dataset["card"];
      delete element.dataset["suit"];
      element.replaceChildren();
    }
    return element;
  }

  /** What lies under the cards in the hand. */
  function belowHand() {
    return lifted[0]?.element.previousElementSibling;
  }

  /** Whether a card lies on this one, and is not in the hand. @param {Pile} pile @param {number} height */
  function isUnderOther(pile, height) {
    const above = pile.cards[height + 1];
    return above !== undefined && (lifted.length === 0 || cards.get(above.k) !== lifted[0]);
  }

  /**
   * Puts a card where it belongs, travelling from where it was. Returns whether it is one of several that leave in
   * turn: `turn` is its turn among them, `home` its turn among those that go home, else less than 0.
   *
   * @param {DrawnCard} card @param {Pile} pile @param {Point} position @param {boolean} still
   * @param {number} turn @param {number} home
   */
  function place(card, pile, position, still, turn, home) {
    const { element, at, offset } = card;
    const up = element.dataset["card"] !== undefined;
    const turned = at !== null && up !== card.up;
    element.style.translate = `${position.x}px ${position.y}px`;
    const from = at && { x: at.x - position.x + (offset?.x ?? 0), y: at.y - position.y + (offset?.y ?? 0) };
    const moved = at !== null && (at.x !== position.x || at.y !== position.y);
    const isElsewhere = moved && card.pile?.id !== pile.id;
    const manner = isElsewhere ? mannerOf(card.pile, pile, home) : undefined;
    if (from && !still && !lifted.includes(card) && (moved || turned || offset)) {
      const inTurn = manner && { manner, turn: manner === "home" ? home : turn };
      travel(element, from, { turned: turned && up, returned: !moved, ...inTurn });
    }
    Object.assign(card, { up, pile, at: position, offset: null });
    return manner !== undefined;
  }

  return {
    draw,

    /** Says what everything is; apart from the picture, which need not wait for words. @param {View} view @param {(pile: Pile) => string} nameOf */
    name(view, nameOf) {
      for (const pile of view.piles) {
        piles.get(pile.id)?.setAttribute("aria-label", nameOf(pile));
        nameCards(pile);
      }
    },

    /** @param {typeof celebrate} act what is done with the cards of a game that has just been won, the first to leap first */
    onWin(act) {
      celebrate = act;
    },

    /** Where everything was drawn last. */
    get table() {
      return table;
    },

    /** Takes cards off the table; until let go they follow `carry`. @param {number[]} keys */
    lift(keys) {
      lifted = keys.flatMap((k) => cards.get(k) ?? []);
      for (const { element } of lifted) element.classList.add("-lifted");
      belowHand()?.classList.remove("-strip");
    },

    /** @param {Point} offset from where the cards lay */
    carry({ x, y }) {
      for (const card of lifted) {
        card.offset = { x, y };
        card.element.style.transform = `translate(${x}px, ${y}px)`;
      }
    },

    /** Lets go; the next picture takes the cards on from where the hand left them. */
    letGo() {
      for (const { element } of lifted) {
        element.classList.remove("-lifted");
        element.style.transform = "";
      }
      belowHand()?.classList.add("-strip");
      lifted = [];
    },

    /** Shows the pile that a drop would go to. @param {string | null} pile */
    aim(pile) {
      for (const [id, element] of piles) element.classList.toggle("-aimed", id === pile);
    },

    /**
     * Shows quietly what could be done, until it shows something else: cards that may be moved or, `chosen`, are about to
     * be; piles that would take them.
     *
     * @param {number[]} keys @param {string[]} names @param {{ chosen?: boolean }} [how]
     */
    offer(keys, names, { chosen = false } = {}) {
      for (const element of offered) element.classList.remove("-offered", "-chosen");
      offered = keys.flatMap((k) => cards.get(k)?.element ?? []);
      for (const element of offered) element.classList.add(chosen ? "-chosen" : "-offered");
      for (const [id, element] of piles) element.toggleAttribute("data-open", names.includes(id));
    },

    /** Marks cards and piles for a moment. @param {number[]} keys @param {string[]} names */
    mark(keys, names) {
      clearTimeout(unmark);
      for (const element of root.querySelectorAll(".-marked")) element.classList.remove("-marked");
      for (const k of keys) cards.get(k)?.element.classList.add("-marked");
      for (const id of names) (piles.get(id)?.lastElementChild ?? null)?.classList.add("-marked");
      if (keys.length + names.length > 0) unmark = window.setTimeout(() => this.mark([], []), MARKED_MS);
    },
  };
}

/** @typedef {ReturnType<typeof createBoard>} Board */

/**
 * In which manner a card leaves one pile for another, where it may be one of several.
 *
 * @param {Pile | null} from @param {Pile} to @param {number} home
 * @returns {"home" | "deal" | "run" | undefined}
 */
function mannerOf(from, to, home) {
  if (home >= 0) return "home";
  if (from?.role === "stock") return "deal";
  return to.role === "foundation" ? "run" : undefined;
}

/** Whether cards of other piles lie over this one. @param {Pile} pile @param {View} view */
function isUnder({ covered_by = [] }, { piles }) {
  return covered_by.length > 0 && piles.some(({ id, cards }) => covered_by.includes(id) && cards.length > 0);
}

/** An empty place is there for all; under cards nobody needs to hear of it. @param {Pile} pile */
function isEmptyPlace({ role, cards }) {
  return role !== "stock" && cards.length === 0;
}

/** In a squared pile only the last two can ever be seen. @param {Pile} pile @param {number} height */
function isCovered(pile, height) {
  const spread = pile.fan === "none" ? 1 : (pile.show ?? pile.cards.length);
  return height < pile.cards.length - spread - 1;
}

/** @param {string} id @param {string} role */
function makePile(id, role) {
  const element = document.createElement("div");
  element.dataset["pile"] = id;
  element.setAttribute("role", role === "stock" ? "button" : "group");
  const outline = document.createElement("div");
  outline.className = "place";
  element.append(outline);
  return element;
}

function makeCard() {
  const element = document.createElement("div");
  element.className = "card";
  return element;
}

/** Changes what is not so already; null takes an attribute away. @param {Element} element @param {Record<string, string | null>} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** A card that is moved, where the browser can, keeps the focus. @param {Element} parent @param {Element} child @param {Element | null} next */
function put(parent, child, next) {
  if (child.isConnected && parent.isConnected && "moveBefore" in parent) parent.moveBefore(child, next);
  else parent.insertBefore(child, next);
}

/**
 * The keyed reconcile: makes the children of an element exactly these, touching only what is out of place.
 *
 * @param {Element} parent @param {Element[]} children
 */
function arrange(parent, children) {
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else put(parent, child, next);
  }
  while (next) {
    const surplus = next;
    next = next.nextElementSibling;
    surplus.remove();
  }
}
