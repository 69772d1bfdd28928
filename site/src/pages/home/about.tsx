import { usePage } from '../../page/page-context.tsx';
import { Disclosure } from './disclosure.tsx';
import { Picture } from '../../_components/picture/picture.tsx';

const groups = ['management', 'execution'] as const;

/** The people a customer speaks with: those who lead, and who stands on the ladder. */
function TeamCards() {
  const { build, content, lang, t } = usePage();
  const isDrawn = content.team.some(({ id }) => !build.pictures[`team-${id}`].isPhotograph);
  return (
    <div className="team">
      <h3>{t('about.team')}</h3>
      {isDrawn && <p className="small">{t('about.drawn')}</p>}
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

/** Chips of one fan, from light to dark. */
const valuePaints = ['sandstone', 'bridge-grey', 'stand-green', 'canal-green'] as const;

/** Who the firm is: its story, the people a customer speaks with, and what they hold to. */
export function About() {
  const { content, lang, t } = usePage();
  const { opening, story, values } = content.about;
  return (
    <section id="over" className="about">
      <div className="story band">
        <div>
          <h2>{t('about.title')}</h2>
          <p className="lead">{opening[lang]}</p>
          <Disclosure more={t('about.more')} less={t('about.less')} about={t('about.title')}>
            {story.map((paragraph) => (
              <p key={paragraph.nl}>{paragraph[lang]}</p>
            ))}
          </Disclosure>
        </div>
        <Picture name="van" alt="" sizes="(width<800px) 92vw,560px" />
        <TeamCards />
      </div>
      <ul className="values">
        {values.map(({ id, title, text }, index) => (
          <li key={id} className={`swatch ${valuePaints[index % valuePaints.length]}`}>
            <h3>{title[lang]}</h3>
            <p>{text[lang]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
