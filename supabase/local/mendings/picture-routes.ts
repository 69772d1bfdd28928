import type { Mending } from './mending.ts';

const pictureRoute = /^\/storage\/v1\/render\/image\/(authenticated|public|sign)\//;

/** Serves the addresses of resized pictures, which the library does not know, with the picture as it is. */
export const servePictureRoutes: Mending = async (request, next) => {
  const url = new URL(request.url);
  const [route, kind] = pictureRoute.exec(url.pathname) ?? [];
  if (route === undefined) return next(request);
  const object = kind === 'authenticated' ? '/storage/v1/object/' : `/storage/v1/object/${kind}/`;
  url.pathname = url.pathname.replace(route, object);
  return next(new Request(url, request));
};
