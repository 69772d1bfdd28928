import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../picture/picture.tsx';

const groups = ['management', 'execution'] as const;

/** The people a customer speaks with: those who lead, and who stands on the ladder. */
export function TeamCards() {
  const { content, lang, t } = usePage();
  return (
    <div className="team">
      <h3>{t('about.team')}</h3>
      {groups.map((group) => (
        <div key={group} className={group}>
          <p className="tape-label">{t(`about.groups.${group}`)}</p>
          <ul>
            {content.team
              .filter((member) => member.group === group)
              .map(({ id, role, text }) => (
                <li key={id}>
                  <Picture name={`team-${id}`} alt="" sizes="280px" />
                  <h4>{role[lang]}</h4>
                  <p>{text[lang]}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
