<?php
// Prints the page as PHP renders it, with the few functions of WordPress that it calls.
$actions = [];
$shortcodes = [];

function add_action($hook, $callback) { $GLOBALS['actions'][$hook][] = $callback; }
function do_action($hook) { foreach ($GLOBALS['actions'][$hook] ?? [] as $callback) $callback(); }
function add_shortcode($tag, $callback) { $GLOBALS['shortcodes'][$tag] = $callback; }
function shortcode_atts($pairs, $attributes) { return array_intersect_key($attributes, $pairs) + $pairs; }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($url) { return htmlspecialchars($url, ENT_QUOTES); }
function home_url($path) { return 'https://www.example.com' . $path; }
function wp_json_encode($data, $flags) { return json_encode($data, $flags); }

function do_shortcode($content) {
    return preg_replace_callback('/\[(\w+) (\w+)="([^"]*)"\]/', function ($match) {
        return $GLOBALS['shortcodes'][$match[1]]([$match[2] => $match[3]]);
    }, $content);
}

function wp_enqueue_script_module($id, $src) {
    add_action('wp_print_modules', function () use ($id, $src) {
        printf("<script type=\"module\" src=\"%s\" id=\"%s-js-module\"></script>\n", esc_url($src), esc_attr($id));
    });
}

function wp_enqueue_style($id, $src) {
    add_action('wp_print_modules', function () use ($id, $src) {
        printf("<link rel=\"stylesheet\" id=\"%s-css\" href=\"%s\" media=\"all\">\n", esc_attr($id), esc_url($src));
    });
}

function wp_head() {
    do_action('wp_enqueue_scripts');
    do_action('wp_head');
    echo "\n";
    do_action('wp_print_modules');
}

require __DIR__ . '/functions.php';
require __DIR__ . '/page-offer.php';
