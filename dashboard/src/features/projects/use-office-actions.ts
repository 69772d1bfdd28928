import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { longestQuoteTitle } from '@vakman/domain/quote/quote.answers';
import { shareProject, unshareProject } from '@vakman/supabase/client/project-people';
import { moveProject } from '@vakman/supabase/client/projects';
import { saveQuote } from '@vakman/supabase/client/quotes';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { router } from '../../router/router.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { useWords } from '../../words/use-words.ts';
import { openDocument } from '../project/open-document.ts';
import { useProjectRun } from '../project/use-project-run.ts';
import { dayOrders } from './day-orders.ts';
import { documentOrders } from './document-orders.ts';
import type { OfficeActions } from './office-actions.ts';
import { entryOrders } from './entry-orders.ts';

/** Gives orders about one project to the backend; those that can be taken back offer it. */
export function useOfficeActions(
  userId: string,
  projectId: string,
  file: ProjectFile | undefined,
): OfficeActions {
  const { done } = useWords(projectsWords);
  const said = useWords(projectWords).done;
  const run = useProjectRun(userId);
  const [retries] = useState(createRetryIds);
  const giving = { projectId, file, run, retries, done };
  const version = file?.project.version ?? 0;
  return {
    ...entryOrders(giving),
    ...dayOrders(giving),
    ...documentOrders(giving),
    move: (step) =>
      run(done.stepTaken, (connection) => moveProject(connection, { ...step, id: projectId, version })),
    share: (invited) => run(said.shared, (connection) => shareProject(connection, invited)),
    unshare: ({ id }) => run(said.unshared, (connection) => unshareProject(connection, id)),
    openDocument,
    async addExtraWork() {
      const { project } = file ?? {};
      if (!project || project.email === null) return false;
      const { name, email, street_address, postal_code, language, request_id } = project;
      const draft = {
        request_id,
        language,
        name,
        email,
        street_address,
        postal_code,
        project_id: projectId,
        replaces: null,
        // The office says in the editor what is extra; a quote has a title from its first word on.
        title: project.title.slice(0, longestQuoteTitle),
        introduction: '',
        conditions: '',
        lines: [],
        photos: [],
        home_age: null,
        version: null,
      };
      return retries.send('quote', draft, async (quote) => {
        const isStored = await run(done.quoteBegun, (connection) => saveQuote(connection, quote));
        if (isStored) router.push('quote', { quoteId: quote.id });
        return isStored;
      });
    },
    makeExample: (example) =>
      run(done.exampleMade, async (connection) => {
        const { makeExample } = await importPart(() => import('./make-example.ts'));
        const id = await makeExample(connection, projectId, example);
        router.push('galleryProject', { projectId: String(id) });
      }),
  };
}
