import { describeEngine } from "./checks.ts";

describeEngine("chromium");
