/** What the loader is told of a widget without pixels: numbers, since they are written into every page. */

/** It comes when somebody asks for it. */
export const comesWhenAsked = -1;
/** It stands above the page, and is always near. */
export const standsAbove = 0;
/** It stands in a page that the build rendered, and keeps its own room. */
export const isRendered = 1;
