import { chatWords } from '../../../generated/chat.words.ts';
import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { withoutEmpty } from './list-query.ts';
import { newProject } from './new-project.ts';
import { ProjectList } from './project-list.tsx';

/** Most come for the list; one project, and what begins one, come when they are opened. */
const OfficeProjectPage = lazyPage(() => import('./office-project-page.tsx'), projectPhotosWords, chatWords);
const NewProjectPage = lazyPage(() => import('./new-project-page.tsx'));

/** The jobs of the firm: all of them, or one. */
export default function ProjectsPage() {
  const route = router.useRoute(['officeProject', 'projects']);
  if (route?.name !== 'officeProject') return <ProjectList query={withoutEmpty(route?.params ?? {})} />;
  const { projectId } = route.params;
  return projectId === newProject ? <NewProjectPage /> : <OfficeProjectPage key={projectId} id={projectId} />;
}
