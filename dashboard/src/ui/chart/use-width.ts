import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is in CSS pixels, now and whenever that changes; 0 before it is there. */
export function useWidth<Shown extends Element>(): readonly [RefObject<Shown | null>, number] {
  const element = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(current.getBoundingClientRect().width);
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
