import { useEffect, useState } from 'react';

/**
 * Whether Escape hid what shows on hover and focus. `bring` makes it show again: for when the pointer or the focus
 * has left.
 */
export function useDismissal(): { readonly dismissed: boolean; readonly bring: () => void } {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return { dismissed, bring: () => setDismissed(false) };
}
