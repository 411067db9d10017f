import type { Walks } from "../walk.ts";
import { resetFrom } from "./resetPassword.ts";

export const walks: Walks = { forgotPassword: resetFrom("sign-in", "manager@example.com") };
