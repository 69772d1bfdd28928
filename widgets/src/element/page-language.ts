const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back whenever the page changes its language, which is that of `<html>`: to watch every element that may have one
 * would slow down the pages that widgets stand on.
 */
export function onPageLanguage(follow: () => void): void {
  followers.add(follow);
  if (observer) return;
  observer = new MutationObserver(() => followers.forEach((tell) => tell()));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
}

export function offPageLanguage(follow: () => void): void {
  followers.delete(follow);
}
