import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps the height of a list while what is in it changes by itself, so that nothing the visitor sees moves. Once
 * `settled`, it takes the height it needs where its end is out of sight below; otherwise it stays as high as it was,
 * and `isCut` where that is too little, until something in it gets the focus, or `release` is called for something else
 * the visitor did.
 */
export function useKeptRoom(settled: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const released = useRef(false);
  const [isCut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || released.current) return;
    const { bottom, height } = element.getBoundingClientRect();
    // By script, because strict pages refuse `style` attributes in markup.
    element.style.blockSize ||= `${height}px`;
    if (!settled) return;
    if (bottom > innerHeight) {
      released.current = true;
      element.style.blockSize = '';
    } else setCut(element.scrollHeight > element.clientHeight);
  }, [settled]);

  const release = useCallback(() => {
    released.current = true;
    list.current?.style.removeProperty('block-size');
    setCut(false);
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!isCut || !element) return undefined;
    element.addEventListener('focusin', release);
    return () => element.removeEventListener('focusin', release);
  }, [isCut, release]);

  return { list, isCut, release };
}
