/**
 * All icons, for the gallery. Widgets import each icon from its own file, so that a page loads only
 * the icons that it shows.
 */
export { CheckIcon } from "./icons/Check.ts";
export { AlertIcon } from "./icons/Alert.ts";
export { InfoIcon } from "./icons/Info.ts";
export { CloseIcon } from "./icons/Close.ts";
export { EyeIcon } from "./icons/Eye.ts";
export { EyeOffIcon } from "./icons/EyeOff.ts";
export { CopyIcon } from "./icons/Copy.ts";
export { ShareIcon } from "./icons/Share.ts";
export { ChevronDownIcon } from "./icons/ChevronDown.ts";
export { ChevronLeftIcon } from "./icons/ChevronLeft.ts";
export { ChevronRightIcon } from "./icons/ChevronRight.ts";
export { PauseIcon } from "./icons/Pause.ts";
export { PlayIcon } from "./icons/Play.ts";
export { PrintIcon } from "./icons/Print.ts";
