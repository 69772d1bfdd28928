import type { Project } from '@vakman/content/gallery/project.schema';
import { usePage } from '../../page/page-context.tsx';
import { pictureNamed } from '../picture/picture-names.ts';
import { Picture } from '../picture/picture.tsx';

/** What was done elsewhere, each address before and after. */
export function Projects() {
  const { content, t } = usePage();
  return (
    <section id="projecten" className="projects swatch canal-green band">
      <div className="section-head">
        <h2>{t('projects.title')}</h2>
        <p className="lead">{t('projects.introduction')}</p>
      </div>
      <ul>
        {content.gallery.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { lang, t } = usePage();
  return (
    <li>
      <div className="duo">
        {(['before', 'after'] as const).map((state) => (
          <figure key={state}>
            <Picture
              name={pictureNamed(project[state].picture)}
              alt={project[state].alt[lang]}
              sizes="(width<800px) 46vw,400px"
            />
            <figcaption className="tape-label">{t(`projects.${state}`)}</figcaption>
          </figure>
        ))}
      </div>
      <h3>{project.title[lang]}</h3>
      <p>{project.description[lang]}</p>
    </li>
  );
}
