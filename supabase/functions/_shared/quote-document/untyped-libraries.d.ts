/** Libraries without types of their own; `libraries.ts` says what documents use of them. */
declare module 'pdfkit' {
  export const PDFDocument: object;
}

declare module 'fontkit' {
  export const create: object;
}

declare module 'linebreak' {
  const LineBreaker: object;
  export default LineBreaker;
}
