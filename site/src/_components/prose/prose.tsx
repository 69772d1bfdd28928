/** A text that was written in Markdown, with the measure and rhythm of an article. */
export function Prose({ html }: { readonly html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
