/** Mortar joints of a wall in half-brick bond, as one path of lines from (x, y). Bricks are 20 by 8. */
export function joints(x: number, y: number, width: number, height: number): string {
  const courses = Math.floor(height / 8);
  const lines = Array.from({ length: courses }, (_, course) => {
    const top = y + course * 8;
    const shift = course % 2 === 0 ? 10 : 20;
    const ends = Array.from(
      { length: Math.ceil((width - shift) / 20) },
      (_, brick) => `M${x + shift + brick * 20} ${top}v8`,
    );
    return `M${x} ${top}h${width}${ends.join('')}`;
  });
  return lines.join('');
}
