/** About a frame, in milliseconds. No animation frame: those rest in hidden tabs, where the elements would pile up. */
const frame = 16;

/**
 * Tells of each element that comes into the document, by itself or in another that is told of, once and soon after it
 * came. What is gone by then is not told of, and what did not come is never looked at, however much a page changes.
 */
export function onAdded(tell: (added: Element) => void): void {
  let added = new Set<Node | null>();
  const tellAll = () => {
    const all = added;
    added = new Set();
    for (const node of all) if (node?.isConnected && !all.has(node.parentNode)) tell(node as Element);
  };
  new MutationObserver((records) => {
    for (const record of records) {
      // A host may change many thousands of texts and add as many nodes. Only where there are elements it is worth asking
      // for what was added, and by index, because an iterator of nodes is slow.
      if (!(record.target as Element).firstElementChild) continue;
      const { addedNodes } = record;
      for (let index = 0, node; (node = addedNodes[index]); index += 1) {
        // Only elements have one.
        if (!(node as Partial<Element>).localName) continue;
        if (added.size === 0) setTimeout(tellAll, frame);
        added.add(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
