/** The bundler hands a language file over as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
