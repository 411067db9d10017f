import { describeEngine } from "./checks.ts";

describeEngine("firefox");
