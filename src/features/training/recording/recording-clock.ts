/** Time that was recorded, pauses left out, in seconds. `now` in milliseconds. */
export class RecordingClock {
  #before = 0;
  #since: number | undefined;

  start(now: number): void {
    this.#since ??= now;
  }

  pause(now: number): void {
    this.#before = this.seconds(now);
    this.#since = undefined;
  }

  seconds(now: number): number {
    return this.#before + (this.#since === undefined ? 0 : (now - this.#since) / 1000);
  }
}
