import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { usePage } from '../../page/page-context.tsx';

/** The paints that the whole site is made of, as on a colour card; their names are Dutch everywhere. */
export function PaintStrip() {
  const { t } = usePage();
  return (
    <div className="paint-strip">
      <ul lang="nl">
        {heritagePaints.map(({ paint, name }) => (
          <li key={paint} className={`swatch ${paint}`}>
            {name}
          </li>
        ))}
      </ul>
      <p>{t('footer.paints')}</p>
    </div>
  );
}
