import ujs from "react_ujs";
import { Component } from "./Component.tsx";

ujs.getConstructor = () => Component;
