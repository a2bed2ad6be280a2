/** The way between a device and the server, and what goes wrong on it. */
import type { Device, Sent } from './device.ts';
import type { Promises } from './promises.ts';
import type { Dice } from './random.ts';
import type { ServerStore } from './server-store.ts';

export const FAULTS = [
  'request lost',
  'request twice',
  'answer lost',
  'answer late',
  'answer twice',
  'crash after commit',
  'signed out',
  'two tabs at once',
  'server restarted',
  'back-up restored',
  'disk copied over another',
  'disk of an earlier day',
  'clock moved',
  'app too old',
  'longer passes than devices keep what they have sent',
  'hundred days pass',
  'forged request',
] as const;
export type Fault = (typeof FAULTS)[number];
export type FaultCounts = Record<Fault, number>;

export class Network {
  readonly faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as FaultCounts;
  now = 2_000_000_000_000;
  /** After the storm: everything arrives, once and in order. */
  isPerfect = false;
  readonly #late: (() => void)[] = [];
  readonly #server: ServerStore;
  readonly #dice: Dice;
  readonly #promises: Promises;

  constructor(server: ServerStore, dice: Dice, promises: Promises) {
    this.#server = server;
    this.#dice = dice;
    this.#promises = promises;
  }

  /** One round trip, or what is left of it. */
  exchange(device: Device): void {
    if (!this.isPerfect && device.signedOutFor === 0 && this.#happens('signed out', 0.02))
      device.signedOutFor = 4;
    if (device.signedOutFor > 0) {
      device.signedOutFor = this.isPerfect ? 0 : device.signedOutFor - 1;
      return;
    }
    const requests = [device.send(this.now)];
    if (this.#happens('two tabs at once', 0.05)) requests.push(device.send(this.now));
    const deliveries = requests.flatMap((request) => this.#serve(device, request) ?? []);
    if (this.#dice.chance(0.5)) deliveries.reverse();
    for (const deliver of deliveries) this.#deliver(deliver);
  }

  /** One answer that was still on its way, or all of them. */
  deliverLate(all = false): void {
    do this.#late.splice(this.#dice.whole(this.#late.length), 1)[0]?.();
    while (all && this.#late.length > 0);
  }

  note(fault: Fault): void {
    this.faults[fault] += 1;
  }

  #serve(device: Device, sent: Sent): (() => void) | undefined {
    if (this.#happens('request lost', 0.12)) return undefined;
    const crashes = this.#happens('crash after commit', 0.06);
    const twice = this.#happens('request twice', 0.08);
    const deliver = this.#ask(device, sent, crashes);
    if (twice) this.#ask(device, sent, false);
    if (!crashes) return deliver;
    this.#server.boot();
    return undefined;
  }

  #ask(device: Device, sent: Sent, crashes: boolean): () => void {
    this.now += 2 + this.#dice.whole(5);
    const { user } = device;
    const { request } = sent;
    const answer = this.#promises.serve(request, user, () =>
      this.#server.answer(request, user, this.now, crashes),
    );
    if ('update' in answer)
      return () => {
        if (this.isPerfect || this.#dice.chance(0.3)) device.schema = 2;
      };
    const truth = this.#promises.truthOf(user);
    const told = new Map(this.#server.data.contained);
    const { run } = device;
    return () => {
      if (run === device.run)
        this.#promises.taken(device, answer, device.take(sent, answer, told), truth);
    };
  }

  #deliver(deliver: () => void): void {
    if (this.#happens('answer lost', 0.12)) return;
    if (this.#happens('answer late', 0.12)) {
      this.#late.push(deliver);
      return;
    }
    deliver();
    if (this.#happens('answer twice', 0.05)) deliver();
  }

  #happens(fault: Fault, probability: number): boolean {
    const happens = !this.isPerfect && this.#dice.chance(probability);
    if (happens) this.note(fault);
    return happens;
  }
}
