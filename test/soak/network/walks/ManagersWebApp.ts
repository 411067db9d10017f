import type { Walks } from "../walk.ts";
import { resetFrom } from "./signIn.ts";

export const walks: Walks = { forgotPassword: resetFrom("sign-in", "manager@example.com") };
