import type { Graph } from 'schema-dts';
import { usePage } from '../page/page-context.tsx';
import { pageThings } from './page-things.ts';

/** The page for search engines, in the words of schema.org. */
export function StructuredData() {
  const things = pageThings(usePage());
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // A "<" in a text would end the script.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
