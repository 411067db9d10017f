import type { Outcome } from "../../api/outcome.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { StoredBody } from "./kept.ts";

/** A payment that is ready to be sent. */
export interface PaymentRequest {
  readonly body: object;
  /**
   * What of the body is stored, so that it can be sent again after a reload. Omitted if the body
   * contains a card token or personal data.
   */
  readonly storable?: StoredBody | undefined;
  /** Sends the payment. It takes no signal, because a write goes on when the widget unmounts. */
  send(options: { readonly intent: string }): Promise<Outcome<PaymentResult>>;
}

export type Resend = (body: StoredBody, key: string) => Promise<Outcome<PaymentResult>>;
