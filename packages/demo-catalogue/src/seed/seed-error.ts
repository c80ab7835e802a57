/** A failure that can be told in one sentence; the seed ends with `exitCode`. */
export class SeedError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'SeedError';
    this.exitCode = exitCode;
  }
}
