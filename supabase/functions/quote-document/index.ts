import { photoBucket } from '@vakman/domain/photos/photos.paths.ts';
import { quoteDocumentBucket } from '@vakman/domain/quote/quote.document.ts';
import { createServiceClient } from '../_shared/database/service-client.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createFindDocument } from './find-document.ts';
import { handle } from './handler.ts';

const environment = readEnvironment((name) => Deno.env.get(name));
const { storage } = createServiceClient(environment);
const readFrom = (bucket: string) => async (path: string) => (await storage.from(bucket).download(path)).data;
const findDocument = createFindDocument(environment.supabaseUrl);
const readDocument = readFrom(quoteDocumentBucket);
const readPhoto = readFrom(photoBucket);

Deno.serve((request) => handle(request, { findDocument, readDocument, readPhoto }));
