import { describeEngine } from "./checks.ts";

describeEngine("webkit");
