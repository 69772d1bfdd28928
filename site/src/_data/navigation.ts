import type { MessageKey } from '../page/translate.ts';
import type { SinglePage } from './pages.ts';

export interface MenuItem {
  readonly label: MessageKey;
  readonly kind: SinglePage;
  /** Section of the page to go to. */
  readonly section?: string;
}

/** The main menu, at the top of every page and again at its foot. */
export const mainMenu: readonly MenuItem[] = [
  { label: 'navigation.home', kind: 'home' },
  { label: 'navigation.rates', kind: 'home', section: 'tarieven' },
  { label: 'navigation.services', kind: 'home', section: 'diensten' },
  { label: 'navigation.quote', kind: 'quote' },
  { label: 'navigation.contact', kind: 'home', section: 'contact' },
];
