import { useQuery } from '@tanstack/react-query';
import { Link } from '@swan-io/chicane';
import { listProjects } from '@vakman/supabase/client/gallery-projects';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { GalleryView } from './gallery-view.tsx';
import { newProject } from './new-project.ts';
import { ProjectForm } from './project-form.tsx';
import { useGalleryOrders } from './use-gallery-orders.ts';

/** What the office shows of its work on the site: all of it, or one project. */
export default function GalleryPage() {
  const words = useWords(galleryWords);
  const route = router.useRoute(['gallery', 'galleryProject']);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const orders = useGalleryOrders(userId);
  const { data: projects } = useQuery({
    queryKey: keys.gallery(userId),
    queryFn: async () => listProjects(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const looked = route?.name === 'galleryProject' ? route.params.projectId : newProject;
  const here = usePulse(userId, 'project', looked === newProject ? '' : looked);
  if (!projects) return <Loading />;
  if (route?.name !== 'galleryProject') {
    const ids = projects.map(({ id }) => id);
    return <GalleryView projects={projects} onOrder={(wanted) => void orders.order(wanted, ids)} />;
  }
  const { projectId } = route.params;
  const project = projects.find(({ id }) => String(id) === projectId);
  if (!project && projectId !== newProject) {
    return (
      <NoticePage title={words.gone} text={words.none}>
        <Link className="button" to={router.gallery()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  return (
    <ProjectForm
      key={projectId}
      project={project}
      here={here}
      onSave={async (wanted, read, onStored) => {
        const saved = await orders.save(read, wanted, onStored);
        if (saved && !read) router.replace('galleryProject', { projectId: String(saved.id) });
      }}
      onRemove={async () => {
        if (project && (await orders.remove(project))) router.push('gallery');
      }}
    />
  );
}
