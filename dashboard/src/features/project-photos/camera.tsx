import type { Project } from '@vakman/domain/project/project.answers';
import { CameraView } from './camera-view.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

interface CameraProps {
  readonly userId: string;
  readonly project: Pick<Project, 'id' | 'state'>;
}

/** Takes photos of a project, and shows those of it that wait. */
export default function Camera({ userId, project }: CameraProps) {
  const { photos, queue } = usePhotoQueue(userId);
  return (
    <CameraView
      project={project}
      userId={userId}
      waiting={photos.filter(({ projectId }) => projectId === project.id)}
      onTaken={(photo) => queue.add([photo])}
      onResume={queue.resume}
      onDrop={(id) => void queue.drop(id)}
    />
  );
}
