/**
 * A `fetch` that tells how much of the body was sent, which the browser's own cannot. It rejects as `fetch` does, and
 * when nothing moves for a while: a large photo on a slow line may take long, a dead line may not.
 *
 * @param onProgress told the part that was sent, from 0 to 1.
 * @param stall milliseconds without progress after which the request is given up.
 */
export function sendWithProgress(onProgress: (part: number) => void, stall: number): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), stall);
      };
      const fail = () => {
        clearTimeout(timer);
        reject(new TypeError('The request failed'));
      };
      request.addEventListener('load', () => {
        clearTimeout(timer);
        resolve(
          new Response(request.responseText || null, {
            status: request.status,
            statusText: request.statusText,
          }),
        );
      });
      for (const event of ['error', 'abort']) request.addEventListener(event, fail);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        watch();
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      watch();
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
}
