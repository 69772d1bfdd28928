import type { Theme } from '@vakman/tokens/colours/colours';
import type { ReactNode } from 'react';
import css from './token-sheet.css?inline';

/** The page on which tokens are shown. */
export function TokenSheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="token-sheet">
      <style>{css}</style>
      {children}
    </div>
  );
}

/** Day and night side by side, whatever the toolbar says. */
export function BothThemes({ children }: { readonly children: (theme: Theme) => ReactNode }) {
  return (
    <div className="token-themes">
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className="token-theme" style={{ colorScheme: theme }} data-theme={theme}>
          <h2>{theme}</h2>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}
