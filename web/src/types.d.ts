/** Shapes that cross module borders: what the engine answers, and what layout makes of it. */

/** A card as the player may know it: `c` (two letters, QH) only while it is face up. */
export interface Card {
  k: number;
  c?: string;
}

export type Role = "stock" | "waste" | "tableau" | "foundation" | "cell" | "reserve";
export type Fan = "none" | "down" | "right";

export interface Pile {
  id: string;
  role: Role;
  /** Column and row in a grid of card places; fractions are allowed. */
  at: [number, number];
  fan: Fan;
  /** Only the last `show` cards are spread; the rest lie under the first of them. */
  show?: number;
  /** The only rank that may start this empty place. */
  base?: string;
  /** What a tap on this empty stock does: turn the waste over, or nothing more. */
  sign?: "turn" | "none";
  /** The piles that lie over this one: it is free when they are empty. */
  covered_by?: string[];
  /** Bottom to top. */
  cards: Card[];
}

export interface Move {
  id: string;
  from: string;
  n: number;
  to: string;
}

/** A complete picture of a game, with every legal move in it. */
export interface View {
  game: string;
  number: number;
  deal: string;
  ply: number;
  status: "playing" | "won" | "stuck" | "lost";
  score: number;
  /** How the score came about: points by cause, which add up to it. */
  points: { version: number; parts: Record<string, number> };
  /** Time played, in milliseconds. */
  clock_ms: number;
  counters: Record<string, number>;
  can: { undo: boolean; redo: boolean; finish: boolean };
  piles: Pile[];
  moves: Move[];
  /** From a source as a move id writes it (t3*2) to the move that a tap makes. */
  best: Record<string, string>;
  last: string | null;
}

/** What the engine needs to bring a game back; the shell never looks inside. */
export type Save = Record<string, unknown>;

/** Why a rule says no: the cards that do not fit together, the piles that stand in the way. */
export interface Refusal {
  code: string;
  piles: string[];
  card: string | null;
  onto: string | null;
}

/** A move and what it is for; without one, why there is none. */
export interface Hint {
  move: string | null;
  why: string;
  /** The pile, and the card, that the gain is about. */
  pile?: string;
  card?: string | null;
  /** How many moves make the gain. */
  steps?: number;
}

/** What is known of a position: ask again, something can be gained, nothing can, or nobody knows. */
export type Verdict = "thinking" | "open" | "stuck" | "unknown";

export type Answer =
  | { ok: true; view: View; save: Save; refusal?: Refusal | null; hint?: Hint; verdict?: Verdict; number?: number }
  | { ok: false; error: { code: string; detail?: string } };

export interface Engine {
  call(request: object): Promise<Answer>;
  ready: Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A pile on the table: its place, its cards' positions, and where a drop counts as meant for it. */
export interface PlacedPile {
  id: string;
  place: Point;
  fan: Fan;
  cards: Point[];
  strip: Box;
  /** In a column, how much shows of the face-up card that shows least under the next one. */
  shows: number;
}

/** Where everything lies, in pixels from the board's corner. */
export interface Table {
  card: { w: number; h: number };
  /** Too small for pictures: cards show a large rank and suit. */
  isSmall: boolean;
  piles: PlacedPile[];
}
