type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

export type Progress = { show: (text: string) => void; say: (text: string) => void };

const LINE_EVERY_MS = 10_000;

/** Updates one line on a terminal; prints occasionally elsewhere. */
export function createProgress(stream: Stream, now: () => number = Date.now): Progress {
  let shown = now();
  const wipe = stream.isTTY ? '\r\u001b[K' : '';
  return {
    show: (text) => {
      if (stream.isTTY) return void stream.write(wipe + text);
      if (now() - shown < LINE_EVERY_MS) return;
      shown = now();
      stream.write(`${text}\n`);
    },
    say: (text) => {
      shown = now();
      stream.write(`${wipe}${text}\n`);
    },
  };
}
