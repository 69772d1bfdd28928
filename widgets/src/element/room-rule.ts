/** Pixels: height on a screen that is narrower than 480 and on a wider one, and the width that it names where it is asked. */
export type KeptRoom = readonly [narrow: number, wide: number, width: number];

/**
 * The rule of CSS that keeps the page below and beside a widget where it will be until it is there; weaker than any rule of
 * the page, so that what it hides stays hidden. An empty line names the width, since it takes less where there is less.
 */
export const roomRule = (tag: string, [narrow, wide, width]: KeptRoom): string =>
  `:where(${tag}:not([data-hydrated],[data-failed],[hidden])){display:block;min-height:${wide}px;` +
  `@media(max-width:480px){min-height:${narrow}px}` +
  `&:before{content:"";display:grid;grid-template-columns:minmax(0,${width}px)}}`;

/** The same for an attribute by which it needs another room; stronger than that by the name of the tag alone. */
export const attributeRoomRule = (tag: string, attribute: string, room: KeptRoom): string =>
  roomRule(tag, room).replace(`:where(${tag}:not(`, `${tag}:where([${attribute}]:not(`);
