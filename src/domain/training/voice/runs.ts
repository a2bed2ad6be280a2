/** Start and end of each stretch of frames that have the value. */
export const runsOf = (marks: Uint8Array, value: 0 | 1): [start: number, end: number][] => {
  const runs: [number, number][] = [];
  let start = -1;
  for (let frame = 0; frame <= marks.length; frame += 1) {
    const is = frame < marks.length && marks[frame] === value;
    if (is && start < 0) start = frame;
    if (!is && start >= 0) {
      runs.push([start, frame]);
      start = -1;
    }
  }
  return runs;
};
