import type { Home } from '@vakman/domain/dossier/dossier.homes';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { useWords } from '../../words/use-words.ts';

interface HomeFilterProps {
  readonly homes: readonly Home[];
  /** Key of one; empty for all of them. */
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

/** Chooses which home is looked at, for whoever has several. */
export function HomeFilter({ homes, shown, onShow }: HomeFilterProps) {
  const { homes: words } = useWords(dossierWords);
  if (homes.length < 2) return null;
  const all = { key: '', street_address: words.all, postal_code: '' };
  return (
    <fieldset className="dossier-homes">
      <legend>{words.label}</legend>
      {[all, ...homes].map(({ key, street_address: address, postal_code: code }) => (
        <label key={key}>
          <input type="radio" name="home" checked={key === shown} onChange={() => onShow(key)} />
          <span dir="auto">{code === '' ? address : `${address}, ${code}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
