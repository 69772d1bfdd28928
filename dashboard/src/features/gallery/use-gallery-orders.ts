import { useQueryClient } from '@tanstack/react-query';
import { pictureFolder, type GalleryProject } from '@vakman/domain/gallery.project';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import {
  addProject,
  changeProject,
  orderProjects,
  removeProject,
  uploadPicture,
  type ProjectDraft,
} from '@vakman/supabase/client/gallery-projects';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import type { ChosenPicture } from './picture-field.tsx';
import type { WantedProject } from './project-form.tsx';

async function pathOf(connection: Connection, picture: ChosenPicture): Promise<string | null> {
  if (picture === null) return null;
  return 'path' in picture ? picture.path : uploadPicture(connection, pictureFolder(), picture.sizes);
}

/** Gives orders about projects to the backend, tells what became of them, and offers to take them back. */
export function useGalleryOrders(userId: string) {
  const { done, faults } = useWords(galleryWords);
  const queries = useQueryClient();
  const run = async <Result>(
    text: string,
    act: (connection: Connection) => Promise<Result>,
    undo?: (result: Result) => void,
  ): Promise<Result | undefined> => {
    try {
      const result = await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo: () => undo(result) }) });
      return result;
    } catch (error) {
      const isStale = error instanceof BackendError && error.code === 'changed';
      showToast({ kind: 'error', text: isStale ? faults.changed : faults.unknown });
      return undefined;
    } finally {
      await queries.invalidateQueries({ queryKey: keys.gallery(userId) });
    }
  };
  return {
    /** The project as it is stored; undefined where it was not. */
    async save(
      project: GalleryProject | undefined,
      wanted: WantedProject,
      onStored: (stored: GalleryProject) => void,
    ) {
      const wasPublic = project !== undefined && project.published_at !== null;
      const text =
        wanted.isPublic === wasPublic ? done.saved : wanted.isPublic ? done.published : done.unpublished;
      const published_at = wanted.isPublic ? (project?.published_at ?? new Date().toISOString()) : null;
      return run(
        text,
        async (connection) => {
          const draft: ProjectDraft = {
            ...wanted.texts,
            before_image_url: await pathOf(connection, wanted.before),
            after_image_url: await pathOf(connection, wanted.after),
            published_at,
          };
          const stored = await (project
            ? changeProject(connection, project, draft)
            : addProject(connection, draft));
          onStored(stored);
          return stored;
        },
        wanted.isPublic === wasPublic
          ? undefined
          : (saved) =>
              void run(done.undone, async (connection) =>
                onStored(
                  await changeProject(connection, saved, { published_at: project?.published_at ?? null }),
                ),
              ),
      );
    },
    async remove(project: GalleryProject): Promise<boolean> {
      const { id, created_at: _moment, version: _version, ...draft } = project;
      const removed = await run(
        done.removed,
        async (connection) => {
          await removeProject(connection, id);
          return true;
        },
        () =>
          void run(done.restored, (connection) => addProject(connection, { ...draft, published_at: null })),
      );
      return removed === true;
    },
    async order(ids: readonly number[], before: readonly number[]) {
      queries.setQueryData<GalleryProject[]>(keys.gallery(userId), (projects) =>
        projects?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
      await run(
        done.ordered,
        (connection) => orderProjects(connection, ids),
        () => void run(done.undone, (connection) => orderProjects(connection, before)),
      );
    },
  };
}
