import ReactOnRails from "react-on-rails/client";
import { Component } from "./Component.tsx";

ReactOnRails.register({ Component });
