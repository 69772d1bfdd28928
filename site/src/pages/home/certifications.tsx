import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../../_components/picture/picture.tsx';

/** What others have checked, and who the paint comes from. */
export function Certifications() {
  const { content, lang, t } = usePage();
  const { certificates, partner } = content.certifications;
  return (
    <section className="certifications band">
      <h2>{t('certifications.title')}</h2>
      <ul>
        {certificates.map(({ id, name, text }) => (
          <li key={id}>
            <Picture name={`certificate-${id}`} alt="" sizes="160px" />
            <h3>{name[lang]}</h3>
            <p>{text[lang]}</p>
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
