import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../../_components/picture/picture.tsx';

/** What others have checked, with the way to look it up and no diploma that we drew, and who the paint comes from. */
export function Certifications() {
  const { build, content, lang, t } = usePage();
  const { certificates, partner } = content.certifications;
  return (
    <section className="certifications band">
      <h2>{t('certifications.title')}</h2>
      <ul>
        {certificates.map(({ id, name, text, issuer, number, register }) => (
          <li key={id}>
            {build.pictures[`certificate-${id}`].isPhotograph && (
              <Picture name={`certificate-${id}`} alt="" sizes="160px" />
            )}
            <h3>{name[lang]}</h3>
            <p>{text[lang]}</p>
            <p className="small">
              {number === null
                ? t('certifications.noNumber', { issuer })
                : t('certifications.number', { issuer, number })}{' '}
              <a href={register} target="_blank" rel="noopener">
                {t('certifications.verify')}
              </a>
            </p>
          </li>
        ))}
        <li>
          <p className="tape-label">{t('certifications.partner')}</p>
          <h3 lang="nl">{partner.name}</h3>
          <p>{partner.text[lang]}</p>
        </li>
      </ul>
    </section>
  );
}
