import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../backend/query-client.ts';
import { distrustSession } from '../session/connect.ts';
import { putBackTyped } from '../router/typed-text.ts';
import { App } from './app.tsx';
import './app.css';

const root = document.getElementById('dashboard');
if (!root) throw new Error('The page has no place for the dashboard.');
// Until the first words are there, the page of the site goes on to show that it loads.
const shown = root.innerHTML;

putBackTyped(root, sessionStorage, location.pathname);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(distrustSession)}>
      <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: shown }} />}>
        <App />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
