export interface FrontMatter {
  /** YAML between the lines of three dashes; empty where there is none. */
  readonly head: string;
  /** All that follows. */
  readonly markdown: string;
}

/** Takes a Markdown file apart. One without front matter gives nothing at all. */
export function splitFrontMatter(file: string): FrontMatter {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { head, markdown };
}
