import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { usePage } from '../../page/page-context.tsx';
import { DocumentPage } from './document-page.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** Everything that the site keeps in a browser, from the one list of it. */
function StoredItems() {
  const { t } = usePage();
  return (
    <section id="opgeslagen" className="stored-items">
      <h2>{t('stored.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('stored.name')}</th>
            <th scope="col">{t('stored.purpose')}</th>
            <th scope="col">{t('stored.place')}</th>
            <th scope="col">{t('stored.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ key, places, duration, purpose }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td data-label={t('stored.purpose')}>{t(`stored.purposes.${purpose}`)}</td>
              <td data-label={t('stored.place')}>
                {places
                  .map((place) => t(`stored.places.${place}`))
                  .reduce((first, next) => t('list', { first, next }))}
              </td>
              <td data-label={t('stored.duration')}>{t(`stored.durations.${duration}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What becomes of what a visitor tells, and what is kept where. */
function Privacy() {
  const { content, lang } = usePage();
  return (
    <DocumentPage text={content.privacy[lang]}>
      <StoredItems />
    </DocumentPage>
  );
}

export default pageTemplate(Privacy, 'privacy');
