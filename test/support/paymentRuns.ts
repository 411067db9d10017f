import fc from "fast-check";
import { serverOutcomes, sum, type PaymentModel, type ServerOutcome } from "./paymentModel.ts";

/* Runs of commands with the model of bill payments. */

/**
 * A page with one or two widgets. A reload ends them and starts again with the stored data of the
 * tab.
 */
export interface ModelPage {
  readonly model: PaymentModel;
  open(): void;
  signOut(): void;
  /** Checks for every widget whether its screen may say what it says. */
  checkInvariants(): void;
}

/** Lets all pending work continue, and checks the screens. */
export async function rest(page: ModelPage): Promise<void> {
  await turns();
  if (!page.model.token) {
    page.signOut();
    await turns();
  }
  page.checkInvariants();
}

/** More than the longest chain of awaits between an answer and the next call. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}

/**
 * Checks that no check is charged more than its amount. Parts may be paid one after the other, but
 * nothing twice. Throws instead of using `expect`, because it runs a million times.
 */
export function checkCharges({ checks, events }: PaymentModel): void {
  let payments = 0;
  for (const [number, { charges, total }] of checks) {
    payments += charges.length;
    if (sum(charges) > total)
      throw new Error(`check ${number} of ${total} was charged ${charges.join(" and ")}`);
  }
  if (events.length > payments) throw new Error("the host page was told twice");
}

export type CommandAction<P> = (page: P) => void;

/** The commands of the bank and the model, which all widgets share. */
export const sharedCommands: Readonly<Record<string, CommandAction<ModelPage>>> = {
  bankRefuses: ({ model }) => void (model.bankSays = "no"),
  bankIsUnsure: ({ model }) => void (model.bankSays = "unsure"),
  bankAgrees: ({ model }) => void (model.bankSays = "yes"),
  bankAgreesUnheard: ({ model }) => void (model.bankSays = "yes-silent"),
  signedOutElsewhere: ({ model }) => void (model.token = null),
  reload: (page) => page.open(),
};

class Command<P extends ModelPage> implements fc.AsyncCommand<object, P, false> {
  constructor(
    readonly name: string,
    readonly act: CommandAction<P>,
  ) {}
  check = () => true;
  async run(_: object, page: P): Promise<void> {
    this.act(page);
    await rest(page);
  }
  toString = () => this.name;
}

/** Random runs of presses, answers and losses. Presses in `likely` are more frequent. */
export function runs<P extends ModelPage>(
  acts: Readonly<Record<string, CommandAction<P>>>,
  likely: readonly string[],
): fc.Arbitrary<Iterable<fc.AsyncCommand<object, P>>> {
  const press = (name: string) => new Command<P>(name, acts[name] ?? (() => {}));
  const answer = (outcome: ServerOutcome) =>
    new Command<P>(`answer:${outcome}`, ({ model }) => model.answer(outcome));
  return fc.commands<object, P, false>(
    [
      fc.constantFrom(...Object.keys(acts)).map(press),
      fc.constantFrom(...likely).map(press),
      fc.constant(answer("answered")),
      fc.constant(answer("answered")),
      fc.constantFrom(...serverOutcomes).map(answer),
    ],
    { maxCommands: 40, size: "max" },
  );
}

/** The actions of a patient diner on each screen until `isOver`, with a server that answers. */
export async function goOn<P extends ModelPage>(
  page: P,
  forward: CommandAction<P>,
  isOver: () => boolean,
  mostSteps: number,
): Promise<void> {
  for (let step = 0; step < mostSteps && !isOver(); step++) {
    if (page.model.waiting.length) page.model.answer("answered");
    else forward(page);
    await rest(page);
  }
}
