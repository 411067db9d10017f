<?php
// <div data-widget="Old"> was here.
add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'dining-widgets', 'https://cdn.example.com/widgets/mount.js', array(), null );
	wp_enqueue_style( 'dining-widgets', 'https://cdn.example.com/widgets/heights.css', array(), null );
} );

add_action( 'wp_head', function () {
	echo '<script type="application/json" id="dining-widgets-config">' . wp_json_encode( $config, JSON_HEX_TAG ) . '</script>';
} );

add_shortcode( 'offer', function ( $atts ) {
	return sprintf( '<div class="offer" data-widget="OfferClaimApp" data-offer-code="%s" data-theme="light"><a href="%s">Claim</a></div>', esc_attr( $atts['code'] ), esc_url( home_url() ) );
} );

function theme_calculator( $dark ) {
	$html = '<div class="earn" data-widget="SubscriptionCalculator" data-start-position="4"';
	$html .= ' data-theme="' . ( $dark ? 'dark' : 'light' ) . '">';
	$html .= esc_html__( 'Earn credit', 'theme' ) . '</div>';
	return $html;
}

function theme_map() {
	$map = "<div class='map' data-widget='Map' data-color-mode='light' data-country='{$country}'>Map</div>";
	return wp_kses( $map, array( 'div' => array( 'data-widget' => true, 'data-color-mode' => true, 'class' => true ) ) );
}

function theme_slider() {
	echo '<div ', get_block_wrapper_attributes( array( 'data-widget' => 'DynamicSlider', 'data-autoplay-ms' => '4000' ) ), '>Slides</div>';
}

add_filter( 'the_content', fn ( $content ) => str_contains( $content, 'data-widget="Chekout"' ) ? $content : theme_wrap( '<div class="app" data-widget="MobileLink" data-theme="light">App</div>', $content ) );

$gift = <<<HTML
<div class="gift" data-widget="RedeemGifting" data-theme="light">Your gift</div>
HTML;
