import { useEffect, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { appWords } from '../../../generated/app.words.ts';
import { paletteWords } from '../../../generated/palette.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import './palette.css';

/** Somewhere to go, or something to do. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** What tells it from another of the same name. */
  readonly about?: string;
  readonly act: () => void;
}

export interface PaletteViewProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly entries: readonly PaletteEntry[];
  /** Requests that what is typed finds. */
  readonly found: readonly PaletteEntry[];
  /** Quotes that it finds. */
  readonly quotes: readonly PaletteEntry[];
  readonly onClose: () => void;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Leads everywhere by typing: arrows choose, Enter goes, Escape closes. */
export function Palette({ typed, onType, entries, found, quotes, onClose }: PaletteViewProps) {
  const words = useWords(paletteWords);
  const { officeTitles } = useWords(appWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const pages = entries.filter(({ label }) => plain(label).includes(plain(typed.trim())));
  const sections = [
    { id: 'pages', title: words.pages, items: pages },
    { id: 'requests', title: officeTitles.requests, items: found },
    { id: 'quotes', title: officeTitles.quotes, items: quotes },
  ].filter(({ items }) => items.length > 0);
  return (
    <dialog className="palette" aria-label={words.label} ref={dialog} onClose={onClose}>
      <I18nProvider locale={language}>
        <Autocomplete inputValue={typed} onInputChange={onType}>
          <SearchField aria-label={words.label} autoFocus className="palette-field">
            <Input className="control" placeholder={words.label} maxLength={100} />
          </SearchField>
          <Menu
            aria-label={words.label}
            className="palette-menu"
            renderEmptyState={() => words.none}
            onAction={(key) => {
              const entry = [...entries, ...found, ...quotes].find(({ id }) => id === key);
              dialog.current?.close();
              entry?.act();
            }}
          >
            {sections.map(({ id, title, items }) => (
              <MenuSection key={id} id={`section-${id}`}>
                <Header>{title}</Header>
                {items.map((item) => (
                  <MenuItem key={item.id} id={item.id} textValue={item.label}>
                    <span dir="auto">{item.label}</span>
                    {item.about !== undefined && <span className="palette-about">{item.about}</span>}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
      </I18nProvider>
    </dialog>
  );
}
