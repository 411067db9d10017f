import {
  createAccount,
  currentUser,
  forgotPassword,
  login,
  resendVerification,
  verifyEmail,
  type NewUser,
} from "../src/shared/contracts/session.ts";
import { answer, type Sent } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { lost, refuse } from "./refusal.ts";
import { account, accounts, savedCards, type Account, guestToken } from "./accounts.ts";
import { projectsOf } from "./partnerStore.ts";

export interface SessionState {
  accounts: Account[];
  /** Account ids by token. */
  tokens: Record<string, number>;
  tokensIssued: number;
  /** Account ids by the token of their confirmation link. */
  invites: Record<string, number>;
  /** Addresses to which a password link was sent. */
  resets: string[];
  /** Addresses to which a confirmation link was sent. */
  confirmations: string[];
  /** Whether sign-in is rate limited. */
  isLimited: boolean;
  /** Whether accounts are created without an answer. */
  answersAreLost: boolean;
}

/** Accounts, sessions and the calls about them. */
export const session: Area<SessionState> = {
  key: "session",
  initial: () => ({
    accounts: accounts(),
    tokens: { [guestToken]: 1 },
    tokensIssued: 0,
    invites: { "confirm-new": 2 },
    resets: [],
    confirmations: [],
    isLimited: false,
    answersAreLost: false,
  }),
  scenarios: {
    "managers-no-refunds": (state) => {
      for (const account of state.accounts) account.permissions = ["payments"];
    },
    "gifting-saved-cards": givenCards,
    "gifting-script-blocked": givenCards,
    "sign-in-limited": (state) => void (state.isLimited = true),
    "account-answer-lost": (state) => void (state.answersAreLost = true),
  },
  handlers: (backend) => [
    answer(login, ({ body }) => {
      if (backend.state(session).isLimited)
        return refuse(429, "Too many requests", { "retry-after": "45" });
      const account = accountBy(backend, body.user?.email);
      if (!account || account.password !== body.user?.password)
        return refuse(422, "Invalid email or password.");
      if (account.is_suspended)
        return refuse(403, "Your account has been suspended. Please contact support.");
      return { token: signIn(backend, account), user: publicPart(account) };
    }),
    answer(currentUser, ({ token }) => {
      const account = accountOf(backend, token);
      return account
        ? {
            user: {
              ...publicPart(account),
              available_projects: projectsOf(backend, account.email),
            },
          }
        : refuse(401, "Unauthorized");
    }),
    answer(forgotPassword, ({ body }) => {
      const account = accountBy(backend, body.user?.email);
      if (!account) return refuse(404, "No account record found, please verify your spelling.");
      backend.state(session).resets.push(account.email);
      return { success: true };
    }),
    answer(verifyEmail, ({ body }) => {
      const { invites, accounts: everyone } = backend.state(session);
      const account = everyone.find(({ id }) => id === invites[body.invite_token ?? ""]);
      if (!account) return refuse(422, "This link has expired.");
      account.email_verified_at = new Date(backend.now()).toISOString();
      account.email_confirmed = true;
      return { verified: true, user: publicPart(account) };
    }),
    answer(createAccount, ({ body }) => create(backend, body.user ?? {})),
    answer(resendVerification, ({ body, token }) => {
      // The same answer whether or not the account exists.
      const account = accountOf(backend, token) ?? accountBy(backend, body.email);
      if (account) confirm(backend, account);
      return { success: true };
    }),
  ],
};

function givenCards({ accounts: everyone }: SessionState): void {
  for (const diner of everyone) if (diner.id === 1) diner.credit_cards = savedCards();
}

function create(backend: Backend, user: Sent<NewUser>): unknown {
  const { first_name = "", last_name = "", email = "", phone_number = "", password = "" } = user;
  if (!email.includes("@")) return refuse(422, { errors: { email: ["is not an email address"] } });
  if (password.length < 8)
    return refuse(422, { errors: { password: ["Password must be at least 8 characters"] } });
  if (user.agrees_with_tos_privacy !== "on") return refuse(422, "Please agree to the terms.");
  // Does not reveal which accounts exist.
  if (accountBy(backend, email))
    return refuse(409, "An account could not be created with these details.");
  const created = newAccount(backend, {
    first_name,
    last_name,
    phone_number,
    password,
    email: email.trim().toLowerCase(),
    email_confirmed: false,
    email_verified_at: null,
    phone_verified_at: null,
    email_opt_out: user.email_opt_in !== true,
    sms_opt_out: user.sms_opt_in !== true,
  });
  confirm(backend, created);
  if (backend.state(session).answersAreLost) return lost;
  return { token: signIn(backend, created), user: publicPart(created) };
}

/** Sends the confirmation link; its token is `confirm-{id}`. */
function confirm(backend: Backend, { id, email }: Account): void {
  const { invites, confirmations } = backend.state(session);
  invites[`confirm-${id}`] = id;
  confirmations.push(email);
}

/** The account of a token; undefined for an unknown one. */
export function accountOf(backend: Backend, token: string | null): Account | undefined {
  const { tokens, accounts: everyone } = backend.state(session);
  return token === null ? undefined : everyone.find(({ id }) => id === tokens[token]);
}

/** The account of an email address in any case, or of a phone number in any format. */
export function accountBy(backend: Backend, contact: string | undefined): Account | undefined {
  const normalized = contact?.trim().toLowerCase();
  const digits = normalized?.replaceAll(/\D/g, "").slice(-10);
  if (!normalized) return undefined;
  return backend
    .state(session)
    .accounts.find(
      ({ email, phone_number: phone }) =>
        email === normalized || (digits?.length === 10 && phone.endsWith(digits)),
    );
}

/** Signs an account in; each sign-in has its own token. */
export function signIn(backend: Backend, { id }: Account): string {
  const state = backend.state(session);
  const token = `harness-${id}-${++state.tokensIssued}`;
  state.tokens[token] = id;
  return token;
}

/** Creates an account, such as for a guest who has claimed an offer. */
export function newAccount(backend: Backend, parts: Partial<Omit<Account, "id">>): Account {
  const { accounts: everyone } = backend.state(session);
  const created = account({ ...parts, id: Math.max(0, ...everyone.map(({ id }) => id)) + 1 });
  everyone.push(created);
  return created;
}

/** An account as the API returns it, without its password. */
export function publicPart({
  password: _password,
  is_suspended: _isSuspended,
  ...told
}: Account): object {
  return told;
}
