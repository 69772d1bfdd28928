import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../backend/query-client.ts';
import { sessionStore } from '../session/auth-client.ts';
import { distrustSession } from '../session/connect.ts';
import { keepTypedOfEnded } from '../session/typed-of-ended.ts';
import { putBackTyped } from '../router/typed-text.ts';
import { App } from './app.tsx';
import { LastResort } from './last-resort.tsx';
import './app.css';

const root = document.getElementById('dashboard');
if (!root) throw new Error('The page has no place for the dashboard.');
// Until the first words are there, the page of the site goes on to show that it loads.
const shown = root.innerHTML;
const lost = document.querySelector<HTMLTemplateElement>('#dashboard-lost');

putBackTyped(root, sessionStorage, { path: location.pathname });
keepTypedOfEnded(sessionStore);

const dashboard = (
  <StrictMode>
    <QueryClientProvider client={createQueryClient(distrustSession)}>
      <LastResort text={lost?.innerHTML ?? ''} again={lost?.dataset['again'] ?? ''}>
        <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: shown }} />}>
          <App />
        </Suspense>
      </LastResort>
    </QueryClientProvider>
  </StrictMode>
);
// A host may find a page by another spelling of its address than its rules of headers do; in a frame nothing is to be pressed.
if (window === window.top) createRoot(root).render(dashboard);
